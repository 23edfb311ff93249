import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Takes a measured value; called again when it grows. */
export type ReportVital = (metric: Pick<Metric, 'name' | 'value' | 'rating'>) => void

/** Puts a value on the browser's own timeline, where its developer tools show it. */
const markOnTimeline: ReportVital = ({ name, value, rating }) => {
  performance.mark(`web-vitals ${name}`, { detail: { value, rating } })
}

/** Measures the web vitals of this page from its start on. Without `report` the values stay in this browser. */
export function measureWebVitals(report: ReportVital = markOnTimeline): void {
  const options = { reportAllChanges: true }
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report, options)
}
