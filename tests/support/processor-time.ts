/** Milliseconds of the processor that this process spent on something: what else the machine does adds nothing to them. */
export async function processorTime<Done>(work: () => Done): Promise<{ done: Awaited<Done>; spent: number }> {
  const before = process.cpuUsage()
  const done = await work()
  const { user, system } = process.cpuUsage(before)
  return { done, spent: (user + system) / 1_000 }
}
