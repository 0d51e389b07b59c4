/** What a command is started with that should find nothing of this run's settings: where programs are, and what Node compiled before. */
export const bareEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
}
