/** Everything about one phone, section by section (PHONE-1). */

import { Link } from '@remix-run/react'
import type { PanelOutcome } from '#app/ai/helpers/panel-results.ts'
import { HelperPanels } from '#app/ai/helpers/panels.tsx'
import type { BodyColour } from '#app/drawings/colours.ts'
import type { PhoneCard, PriceNote, ShownPhone } from '#app/entities/phone.ts'
import type { PricePoint } from '#app/entities/phone-parts.ts'
import { SourceLine } from '#app/facts/components/source-line.tsx'
import type { Following } from '#app/facts/model-line.ts'
import type { NamedSource } from '#app/facts/source-text.ts'
import type { MemoryVersion } from '#app/facts/values.ts'
import type { InstalmentBox } from '#app/instalments/components/instalments.tsx'
import type { Answer } from '#app/phones/answer.ts'
import { SpecTables } from '#app/phones/components/spec-table.tsx'
import { inColour } from '#app/phones/image-sources.ts'
import type { CurrentOffer } from '#app/phones/offers.server.ts'
import type { ShownRating } from '#app/phones/rating.ts'
import { brandPath, brandsPath, phonePath } from '#app/platform/paths.ts'
import type { AgeWarning } from '#app/prices/age.ts'
import type { Question } from '#app/seo/structured-data.ts'
import type { SizedPhone } from '#app/true-size/sized-phone.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { ReviewText } from '../../reviews/review.ts'
import type { Highlight } from '../highlights.ts'
import type { NetworkView } from '../network-view.ts'
import { specificationsPath } from '../opened.ts'
import type { ListedVersion } from '../phone-page.server.ts'
import type { PriceAnalysisData } from '../price-analysis.server.ts'
import type { PriceChange } from '../price-change.ts'
import type { NamedPhone, Rival } from '../rival.ts'
import type { SimilarPrices } from '../similar-prices.ts'
import type { SpecShorts } from '../spec-shorts.ts'
import type { Substitutes } from '../substitutes.ts'
import { phonePageTexts } from '../texts.ts'
import type { UpdatesView } from '../updates-view.ts'
import { type CostBox, CostToUse } from './cost-to-use.tsx'
import { NetworkAndUpdates } from './network-and-updates.tsx'
import { OffersTable } from './offers-table.tsx'
import { PageLinks } from './page-links.tsx'
import { PhoneGallery } from './phone-gallery.tsx'
import { PhoneHero } from './phone-hero.tsx'
import {
  DimensionsAndBuild,
  ExpertReview,
  Faq,
  MadeReview,
  MIN_RELATED,
  MoreFromBrand,
  SimilarModels,
} from './phone-sections.tsx'
import { PriceAnalysis, PriceLinks } from './price-analysis.tsx'
import { PriceBar } from './price-bar.tsx'
import { PriceHistory } from './price-history.tsx'

export type PhonePageData = {
  phone: ShownPhone
  /** In which it is listed and can be drawn. */
  colours: BodyColour[]
  /** Slug of the chosen colour, null for the first. */
  colour: string | null
  /** Null where its size is not published. */
  sized: SizedPhone | null
  /** Of the specifications. */
  sources: NamedSource[]
  versions: ListedVersion[]
  /** Where sources have any. */
  offers?: CurrentOffer[]
  answer: Answer
  /** The month in which a shop had it, where only its expected release is known. */
  inShops?: string
  /** What is said of the price beside it. */
  tag: PriceNote | null
  /** The same in one line of the bar at the lower edge. */
  barNote: PriceNote | null
  change: PriceChange | null
  /** What follows a price that may have changed. */
  warning: AgeWarning | null
  /** The later model of its line. */
  following?: NamedPhone & { as: Following; difference?: string | undefined }
  rival: Rival | null
  /** Of a phone without a price. */
  similarPrices?: SimilarPrices
  substitutes?: Substitutes
  /** What to say about how well the facts are known. */
  notes?: string[]
  /** Of which state of a folding phone the dimensions are. */
  sizeNote: string | null
  highlights: Highlight[]
  analysis: PriceAnalysisData | null
  /** Null where no facts are stored. */
  lasting: { network: NetworkView; updates: UpdatesView | null } | null
  history: PricePoint[]
  /** All memory versions of the phone. */
  memory: MemoryVersion[]
  cost: CostBox
  /** Null until it is opened. */
  instalments: InstalmentBox | null
  questions: Question[]
  similar: PhoneCard[]
  more: PhoneCard[]
  review: string
  rating: ShownRating
  /** The helpers have nothing to say about keypad phones. */
  isSmart: boolean
  areSpecificationsOpen: boolean
  /** Of their categories. */
  shorts: SpecShorts
  /** What our editors wrote about it; null for most phones. */
  editorial: ReviewText | null
  canEdit: boolean
}

/** @param outcome result of a helper's form, for visitors without script */
export function PhoneSheet({ outcome, ...data }: PhonePageData & { outcome: PanelOutcome | null }) {
  const { phone } = data
  // Estimates and highlights of a phone of which only the name is known would be invented; its pictures are outlines.
  const isDescribed = phone.dataConfidence !== 'name-only'
  // Of a phone of which only the name is known they say more than its own page does.
  const similar = <SimilarModels phoneId={phone.id} phones={data.similar} />
  return (
    <div className="shell phone-page" data-viewed={data.canEdit ? undefined : phone.id}>
      <Breadcrumbs
        items={[
          { label: phonePageTexts().brands, href: brandsPath() },
          { label: phone.brandName, href: brandPath(phone.brand) },
          { label: phone.name, href: phonePath(phone), isActive: true },
        ]}
      />
      <PhoneHero
        phone={phone}
        colours={data.colours}
        colour={data.colour}
        versions={data.versions}
        isSized={data.sized !== null}
        answer={data.answer}
        headline={data.editorial?.headline ?? null}
        tag={data.tag}
        change={data.change}
        inShops={data.inShops}
        warning={data.warning}
        following={data.following}
        rival={data.rival}
        similarPrices={data.similarPrices}
        substitutes={data.substitutes}
        highlights={isDescribed ? data.highlights : []}
        notes={data.notes ?? []}
        canEdit={data.canEdit}
      />
      <PageLinks hasSimilar={data.similar.length >= MIN_RELATED} hasSpecifications={phone.specifications.length > 0} />
      {!isDescribed && similar}
      <CostToUse box={data.cost} instalments={data.instalments} hasInstalments={data.isSmart} phone={phone} />
      {isDescribed && similar}
      {data.offers && <OffersTable offers={data.offers} />}
      <div className="phone-prices">
        <PriceAnalysis
          {...phone}
          analysis={data.analysis}
          alike={data.similar.filter(
            ({ id }) => data.similarPrices?.ids.includes(id) && id !== data.substitutes?.nearest?.id,
          )}
        />
        <PriceHistory points={data.history} origin={phone.priceOrigin} versions={data.memory} />
      </div>
      <PriceLinks {...phone} />
      {isDescribed && data.lasting && <NetworkAndUpdates {...data.lasting} />}
      {data.editorial && <ExpertReview editorial={data.editorial} rating={data.rating} />}
      {phone.specifications.length > 0 && (
        <section id="specifications" aria-labelledby="detailed-specifications">
          <div className="section-head">
            <h2 id="detailed-specifications">{phonePageTexts().specifications}</h2>
            <Link
              to={specificationsPath(phone, !data.areSpecificationsOpen)}
              rel="nofollow"
              preventScrollReset
              className="link open-all"
            >
              {data.areSpecificationsOpen ? phonePageTexts().closeAll : phonePageTexts().openAll}
            </Link>
          </div>
          <SpecTables
            specifications={phone.specifications}
            isOpen={data.areSpecificationsOpen}
            opened="Display"
            shorts={data.shorts}
          />
          {data.sources.length > 0 && <SourceLine sources={data.sources} />}
        </section>
      )}
      {isDescribed && (
        <div className="panel fold-list mt-3">
          <DimensionsAndBuild
            phoneId={phone.id}
            dimensions={phone.dimensions}
            materials={phone.buildMaterials}
            sized={data.sized}
            note={data.sizeNote}
          />
          <PhoneGallery
            name={phone.name}
            pictures={phone.carouselImages.map(picture => inColour(picture, phone.slug, data.colour))}
          />
          {data.isSmart && <HelperPanels phone={phone} outcome={outcome} />}
        </div>
      )}
      <Faq
        questions={data.questions}
        review={!data.editorial && <MadeReview text={data.review} rating={data.rating} />}
      />
      <MoreFromBrand brand={phone.brand} brandName={phone.brandName} phones={data.more} />
      <PriceBar phone={phone} note={data.barNote} />
    </div>
  )
}
