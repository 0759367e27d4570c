/** How many phones a form of the filter would leave, counted while its fields change. */
import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { normalAddress } from '#app/finder/address.ts'
import { finderTexts } from '#app/finder/texts.ts'
import { formatNumber, plural } from '#app/platform/text/format.ts'

/** The address of what a form asks for; null where a value means nothing. */
export function addressOfForm(form: HTMLFormElement | null, path: string, kept: string[]): string | null {
  const fields = new FormData(form ?? undefined) as unknown as Iterable<[string, string]>
  return normalAddress(path, new URLSearchParams([...fields]), kept)
}

/** @param total of the list that is shown */
export function useCount(total: number) {
  const counter = useFetcher<{ found?: { paging: { total: number } } }>()
  const [isAsked, setIsAsked] = useState(false)
  return {
    count: isAsked ? (counter.data?.found?.paging.total ?? total) : total,
    recount(wanted: string | null) {
      if (wanted === null) return
      setIsAsked(true)
      counter.load(wanted)
    },
  }
}

/** `Show 133 phones`. */
export const showText = (count: number): string =>
  plural(count, { one: finderTexts().showOne, other: finderTexts().show(formatNumber(count)) })
