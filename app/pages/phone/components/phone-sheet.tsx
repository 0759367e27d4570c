/** Everything about one phone, section by section (PHONE-1). */

import type { PanelOutcome } from '#app/ai/helpers/panel-results.ts'
import { HelperPanels } from '#app/ai/helpers/panels.tsx'
import type { BodyColour } from '#app/drawings/colours.ts'
import type { PhoneCard, ShownPhone } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import type { InstalmentBox } from '#app/instalments/components/instalments.tsx'
import { SpecTables } from '#app/phones/components/spec-table.tsx'
import { inColour } from '#app/phones/image-sources.ts'
import type { Rating } from '#app/phones/rating.ts'
import { brandPath, brandsPath, phonePath } from '#app/platform/paths.ts'
import type { PricePlace } from '#app/prices/distribution.server.ts'
import type { Question } from '#app/seo/structured-data.ts'
import type { SizedPhone } from '#app/true-size/sized-phone.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { Highlight } from '../highlights.ts'
import { phonePageTexts } from '../texts.ts'
import { type CostBox, CostToUse } from './cost-to-use.tsx'
import { PhoneGallery } from './phone-gallery.tsx'
import { PhoneHero } from './phone-hero.tsx'
import {
  DimensionsAndBuild,
  ExpertReview,
  FactNotes,
  Faq,
  KeyHighlights,
  MoreFromBrand,
  SimilarModels,
} from './phone-sections.tsx'
import { PriceAnalysis } from './price-analysis.tsx'
import { PriceHistory } from './price-history.tsx'

export type PhonePageData = {
  phone: ShownPhone
  /** In which it is listed and can be drawn. */
  colours: BodyColour[]
  /** Slug of the chosen colour, null for the first. */
  colour: string | null
  /** Null where its size is not published. */
  sized: SizedPhone | null
  facts: string[]
  /** What to say about how well the facts are known. */
  notes?: string[]
  highlights: Highlight[]
  place: PricePlace | null
  history: PricePoint[]
  cost: CostBox
  instalments: InstalmentBox
  questions: Question[]
  similar: PhoneCard[]
  more: PhoneCard[]
  review: string
  rating: Rating | null
  canEdit: boolean
}

/** @param outcome result of a helper's form, for visitors without script */
export function PhoneSheet({ outcome, ...data }: PhonePageData & { outcome: PanelOutcome | null }) {
  const { phone } = data
  // Estimates and highlights of a phone of which only the name is known would be invented.
  const isDescribed = phone.dataConfidence !== 'name-only'
  return (
    <div className="shell pb-8" data-viewed={data.canEdit ? undefined : phone.id}>
      <Breadcrumbs
        items={[
          { label: phonePageTexts().brands, href: brandsPath },
          { label: phone.brandName, href: brandPath(phone.brand) },
          { label: phone.name, href: phonePath(phone), isActive: true },
        ]}
      />
      <PhoneHero phone={phone} colours={data.colours} colour={data.colour} facts={data.facts} canEdit={data.canEdit} />
      {data.notes && <FactNotes notes={data.notes} />}
      {isDescribed && <KeyHighlights highlights={data.highlights} />}
      <CostToUse box={data.cost} instalments={data.instalments} phone={phone} />
      <PriceAnalysis pricePkr={phone.pricePkr} place={data.place} />
      <PriceHistory points={data.history} />
      <SimilarModels phones={data.similar} />
      {phone.specifications.length > 0 && (
        <section id="specifications" className="mt-12" aria-labelledby="detailed-specifications">
          <h2 id="detailed-specifications" className="mb-4 text-2xl">
            {phonePageTexts().specifications}
          </h2>
          <SpecTables specifications={phone.specifications} />
        </section>
      )}
      <DimensionsAndBuild dimensions={phone.dimensions} materials={phone.buildMaterials} sized={data.sized} />
      <PhoneGallery
        name={phone.name}
        pictures={phone.carouselImages.map(picture => inColour(picture, phone.slug, data.colour))}
      />
      {isDescribed && <HelperPanels phone={phone} outcome={outcome} />}
      <Faq questions={data.questions} />
      <MoreFromBrand brand={phone.brand} brandName={phone.brandName} phones={data.more} />
      <ExpertReview text={data.review} rating={data.rating} />
    </div>
  )
}
