import { Link } from 'react-router-dom'
import { classNames } from '../../lib/text.ts'
import { GoalMeter } from '../../ui/charts/GoalMeter.tsx'
import { type Goal, goalFigure, goalWords } from './goals.ts'
import { MENSAJES_TRABAJO as TEXTO } from './messages.ts'

interface GoalsProps {
  label: string
  goals: readonly Goal[]
  /** Where the figures come from. */
  to?: string
}

/** How far each goal of a semester is: the figure, a bar, and the same in words. */
export function Goals({ label, goals, to }: GoalsProps) {
  return (
    <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {goals.map((goal) => (
        <li key={goal.name} className={classNames('card p-5', to && 'card-link')}>
          <p className="font-semibold">
            {to ? (
              <Link to={to} className="cover-link">
                {TEXTO.goals[goal.name]}
              </Link>
            ) : (
              TEXTO.goals[goal.name]
            )}
          </p>
          <p className="my-1 text-2xl font-bold">{goalFigure(goal)}</p>
          <GoalMeter
            label={TEXTO.goals[goal.name]}
            value={goal.value ?? 0}
            goal={goal.goal}
            words={goalWords(goal)}
          />
        </li>
      ))}
    </ul>
  )
}
