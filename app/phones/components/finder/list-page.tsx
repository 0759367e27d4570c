/** The frame of every list of phones: the filter at its side, what narrows and orders it above, then the phones. */
import type { ReactNode } from 'react'
import { finderTexts } from '#app/finder/texts.ts'
import { FilterBar } from './filter-bar.tsx'
import { type FilterProps, FilterSide } from './filter-side.tsx'
import { isSome, ListLead } from './list-lead.tsx'

type Props = FilterProps &
  Pick<Parameters<typeof FilterBar>[0], 'sorts' | 'chips' | 'chipCount' | 'leadCount'> & {
    /** What stands directly above the phones; null where the page says it itself. */
    lead: Pick<Parameters<typeof ListLead>[0], 'phones' | 'recent' | 'ofNow' | 'isPair' | 'note' | 'turn'> | null
    /** Heading, number of phones, and tabs. */
    head: ReactNode
    /** What is said before the phones. */
    notices?: ReactNode
    children: ReactNode
  }

/** @param kept parameters of the page that stay when wishes change, its order among them */
export function ListPage({ head, notices, lead, children, ...filter }: Props) {
  const recent = lead && isSome(lead.recent, filter.total) ? lead.recent : null
  return (
    <div className="list-page">
      <FilterSide {...filter} recent={recent} />
      <div className="min-w-0">
        <div className="list-top">
          {head}
          <FilterBar {...filter} recent={recent} />
        </div>
        <NotKnown state={filter.state} />
        {notices}
        {lead && <ListLead {...filter} {...lead} />}
        {children}
      </div>
    </div>
  )
}

/** What the address asks for and means nothing; a value in the open filter is explained at its field. */
function NotKnown({ state: { unknown, problems, choices } }: Pick<FilterProps, 'state'>) {
  const words = finderTexts()
  const wrong = choices ? [] : problems
  const notices = [
    ...unknown.map(typed => words.notKnown(typed)),
    ...wrong.map(({ need, typed }) => {
      const { label } = words.needs[need]
      return typed === '' ? words.noValue(label) : words.notKnown(words.wish(label, typed))
    }),
  ]
  if (notices.length === 0) return null
  return <p className="notice notice-wishes wrap-anywhere">{notices.join(' ')}</p>
}
