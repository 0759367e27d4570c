/** How many phones a form of the filter would leave, counted while its fields change. */
import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { filterOpen, normalAddress } from '#app/finder/address.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { formatNumber, plural } from '#app/platform/text/format.ts'
import type { ChoiceList } from '../../finder-list.server.ts'

/** The address of what a form asks for; null where a value means nothing. */
export function addressOfForm(form: HTMLFormElement | null, path: string, kept: string[]): string | null {
  const fields = new FormData(form ?? undefined) as unknown as Iterable<[string, string]>
  return normalAddress(path, new URLSearchParams([...fields]), kept)
}

/** What is read of a list or of a search. */
type Counted = {
  found?: { paging: { total: number } }
  result?: { total: number } | null
  filter?: { choices: ChoiceList | null } | null
}

/** @param total of the list that is shown @param choices of its open filter, which are counted anew with it */
export function useCount(total: number, choices: ChoiceList | null = null) {
  const counter = useFetcher<Counted>()
  const [isAsked, setIsAsked] = useState(false)
  const counted = isAsked ? counter.data : undefined
  return {
    count: counted?.found?.paging.total ?? counted?.result?.total ?? total,
    choices: choices && withCounts(choices, counted?.filter?.choices ?? []),
    recount(wanted: string | null) {
      if (wanted === null) return
      setIsAsked(true)
      const all = new URLSearchParams(choices ? filterOpen : {})
      counter.load([wanted, all].join(wanted.includes('?') ? '&' : '?'))
    },
  }
}

/** What was offered stays, so that nothing that was chosen is lost: without phones with a zero. */
export const withCounts = (choices: ChoiceList, counted: ChoiceList): ChoiceList =>
  choices.map(list => {
    const now = counted.find(({ need }) => need === list.need)
    if (!now) return list
    const all = [...new Map([...list.choices.map(([value]) => [value, 0] as const), ...now.choices])]
    const [[first] = [0], [second] = [0]] = list.choices.length > 1 ? list.choices : now.choices
    const turn = Number(second) < Number(first) ? -1 : 1
    const ordered = all.every(([value]) => typeof value === 'number')
      ? all.sort(([a], [b]) => (Number(a) - Number(b)) * turn)
      : all
    return { ...list, choices: ordered.map(([value, phones]) => [value, phones]) }
  })

/** `Show 133 phones`. */
export const showText = (count: number): string =>
  plural(count, { one: finderTexts().showOne, other: finderTexts().show(formatNumber(count)) })
