import { Form, Link, useNavigate } from '@remix-run/react'
import type { FormEvent } from 'react'
import { brandPath, type Query } from '#app/platform/paths.ts'
import { UrlSelect } from '#app/ui/url-select.tsx'
import { type BrandFilters, brandPriceOptions, parseBrandFilters, toQuery } from '../filters.ts'
import { brandTexts } from '../texts.ts'

/** @param kept other parameters of the address, which stay */
type Props = { brand: string; filters: BrandFilters; years: number[]; kept: Query }

/** The order is a field of it too, in the bar above the list. */
export const BRAND_FORM = 'brand-filters'

/** Price and year of a brand's phones, above the filter of every list: applied on change with script, by a submit button without. */
export function BrandFilterForm({ brand, filters, years, kept }: Props) {
  const navigate = useNavigate()
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>
    const chosen = parseBrandFilters(new URLSearchParams([...fields]))
    navigate(brandPath(brand, { ...toQuery(chosen), ...kept }), { preventScrollReset: true })
  }
  return (
    <Form
      id={BRAND_FORM}
      action={brandPath(brand)}
      onChange={apply}
      onSubmit={apply}
      className="filter-form"
      autoComplete="off"
    >
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Choice
        name="price"
        label={brandTexts().priceRange}
        value={filters.price}
        any={brandTexts().anyPrice}
        options={brandPriceOptions()}
      />
      <Choice
        name="year"
        label={brandTexts().releaseYear}
        value={filters.year}
        any={brandTexts().anyYear}
        options={years.map(year => ({ value: year, label: String(year) }))}
      />
      <noscript>
        <button type="submit" className="button button-primary w-full">
          {brandTexts().apply}
        </button>
      </noscript>
    </Form>
  )
}

/** At the foot of the filter, where something is chosen. */
export function ClearFilters({ brand, filters, kept }: Omit<Props, 'years'>) {
  const isSet = Object.values({ ...toQuery(filters), ...kept }).some(value => value !== undefined)
  if (!isSet) return null
  return (
    <Link to={brandPath(brand)} preventScrollReset className="link">
      {brandTexts().clear}
    </Link>
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string | number | null
  /** Label of the empty option. */
  any: string
  options: { value: string | number; label: string }[]
}

function Choice({ name, label, value, any, options }: ChoiceProps) {
  return (
    <UrlSelect name={name} label={label} value={String(value ?? '')}>
      <option value="">{any}</option>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </UrlSelect>
  )
}
