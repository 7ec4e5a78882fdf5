import { onTestFinished } from 'vitest'
import { type Measuring, openMetrics } from '#running/metrics.ts'

/** Counts what happens in this test. @returns the lines of one measurement, as Prometheus reads them */
export async function readMetrics(measure: (measuring: Measuring) => void) {
  const metrics = await openMetrics({ port: 0, host: '127.0.0.1' }, measure)
  onTestFinished(metrics.close)
  return async (name: string): Promise<string[]> => {
    const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`)
    const text = await answer.text()
    return text.split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'))
  }
}
