/** The icons, drawn on a 24-unit grid with a 2-unit line. Decorative: always add a text label. */
import { locale } from '#app/platform/text/language.ts'
import { CLOSE_SHAPE } from './close-shape.ts'

const shapes = {
  home: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: CLOSE_SHAPE,
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  down: 'm5 9 7 7 7-7',
  compare: 'M5 4h5v16H5zM14 8h5v12h-5z',
  check: 'm4.5 12.5 5 5L20 7',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6',
  trash: 'M5 7h14M9 7V4h6v3m-8 0 1 13h8l1-13',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  edit: 'M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  tag: 'M4 4h8l8 8-8 8-8-8V4Zm4.5 4.5h.01',
} as const

export type IconName = keyof typeof shapes

/** What points along the line points the other way where lines run from right to left. */
const turned: Partial<Record<IconName, IconName>> = { next: 'previous', previous: 'next' }

export function Icon({ name, className }: { name: IconName; className?: string }) {
  const shape = shapes[locale().direction === 'rtl' ? (turned[name] ?? name) : name]
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  )
}
