/** The words of the settings of the site, each with the reasons to change it (SITE-10). */
import type { SiteSettingName, SiteSettings } from '#app/site-settings/site-settings.ts'

type SettingText<Name extends SiteSettingName> = {
  label: string
  /** Where it stands, and why one would change it. */
  about: string
  choices: Record<SiteSettings[Name], string>
}

export const settingTexts: { [Name in SiteSettingName]: SettingText<Name> } = {
  priceUpdates: {
    label: 'Price updates on the home page',
    about:
      'The specification says ‘Daily’; nobody counted it. Each price shows when it was read, so readers can see for themselves whether it is true. Replace it or switch it off unless new prices come in every day.',
    choices: {
      sample: '‘Daily’, with a line below that says when the newest price was read',
      counted: 'Only when the newest price was read',
      off: 'Not shown',
    },
  },
  userReviews: {
    label: 'User reviews on the home page',
    about:
      'The specification says ‘10K+’; the number is made up, and readers cannot write reviews here. Who looks for them and finds none trusts the rest less. Replace it by what readers did send, or switch it off.',
    choices: {
      sample: '‘10K+ User Reviews’, with a line below that says that it is a sample',
      counted: 'The number of price reports and messages that readers sent',
      off: 'Not shown',
    },
  },
  rating: {
    label: 'Rating on the pages of phones',
    about:
      'The specification gives every phone 4.2 of 5 by 156 reviews. Nobody gave it, and it helps no one to choose, because all phones have the same.',
    choices: {
      sample: '4.2/5 by 156 reviews, with a line below that says that it is a sample',
      counted: 'The number of price reports that readers sent about the phone',
      off: 'Not shown',
    },
  },
  ratingData: {
    label: 'Rating for search engines',
    about:
      'The same rating in the structured data of the page, which search engines read and may show as stars. Warning: search engines punish made-up ratings. Their rules ask for ratings by real people that visitors see on the page; a site that breaks them loses the stars and other additions to its results. Switch it off unless ratings are real, above all where the page does not show the rating.',
    choices: { on: 'In the structured data', off: 'Not in the structured data' },
  },
  titleYear: {
    label: 'Year in the titles of phones',
    about:
      'The title of a phone’s page ends in a year. The specification says (2025). In a later year that reads as out of date in the results of a search; the current year changes by itself on 1 January, also where the price of the phone is older.',
    choices: { 2025: '(2025), as specified', current: 'The current year' },
  },
}

/** The words for a stored choice. */
export const choiceText = (name: SiteSettingName, choice: string): string =>
  (settingTexts[name].choices as Record<string, string>)[choice] ?? choice
