/** `npm run staff`: see docs/command-line.md. */
import { staffCommand } from './command.ts'

process.exitCode = await staffCommand(process.argv.slice(2), process)
