import { TABS, type Tab } from '@naf/contract'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../../lib/format.ts'
import { MENSAJES_COLA as TEXTO } from './messages.ts'
import { readQueueState, writeQueueState } from './queue-params.ts'

interface QueueTabsProps {
  present: Tab
  counts: Readonly<Record<Tab, number>>
}

/** The parts of the queue, each an address of its own, and how many requests the filters leave there. */
export function QueueTabs({ present, counts }: QueueTabsProps) {
  const [params] = useSearchParams()
  const state = readQueueState(params)
  return (
    <nav aria-label={TEXTO.tabsLabel} className="queue-tabs">
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={`?${writeQueueState({ ...state, tab, page: 1 })}`}
          preventScrollReset
          className="queue-tab"
          aria-current={tab === present ? 'true' : undefined}
        >
          {TEXTO.tabs[tab]} <span className="queue-count">{formatNumber(counts[tab])}</span>
        </Link>
      ))}
    </nav>
  )
}
