import './charts.css'

interface GoalMeterProps {
  /** What is to be reached. */
  label: string
  value: number
  goal: number
  /** How far it is, in words: what is seen below the bar, and heard in its place. */
  words: string
}

/** How far something is to its goal; beyond it, the bar is full and the words say by how much. */
export function GoalMeter({ label, value, goal, words }: GoalMeterProps) {
  return (
    <div>
      <meter className="sr-only" aria-label={label} aria-valuetext={words} value={value} max={goal} />
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="chart-goal">
        <rect width="100" height="1" className="chart-track" />
        <rect width={Math.min(100, Math.max(0, (100 * value) / goal))} height="1" className="chart-mark-0" />
      </svg>
      <p className="mt-1 text-sm">{words}</p>
    </div>
  )
}
