/** What the benchmarks use of autocannon, which comes without types. */
declare module 'autocannon' {
  interface Request {
    path?: string
    method?: string
    headers?: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    connections?: number
    duration?: number
    amount?: number
    method?: string
    headers?: Record<string, string>
    body?: string
    requests?: (Request & { setupRequest?: (request: Request) => Request })[]
  }
  interface Result {
    requests: { average: number; total: number }
    latency: { average: number; p50: number; p90: number; p97_5: number; p99: number }
    non2xx: number
    statusCodeStats?: Record<string, { count: number }>
    errors: number
    timeouts: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
