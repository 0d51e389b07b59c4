import { importCommand } from './command.ts'

process.exitCode = await importCommand(process.argv.slice(2), process.env)
