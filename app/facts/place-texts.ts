/** Places that the bundled tables name. Those that an administrator or a shop names besides stay as they are. */
import { ofSource } from '#app/platform/text/isolate.ts'
import { inLanguage } from '#app/platform/text/language.ts'
import { withoutRemarks } from './promised-region.ts'

const en = {
  cities: {
    Karachi: 'Karachi',
    Lahore: 'Lahore',
    Islamabad: 'Islamabad',
    Faisalabad: 'Faisalabad',
    Rawalpindi: 'Rawalpindi',
    Multan: 'Multan',
    Peshawar: 'Peshawar',
    Quetta: 'Quetta',
    Gujranwala: 'Gujranwala',
    'Lahore (Shahdara)': 'Lahore (Shahdara)',
    Sialkot: 'Sialkot',
    Sheikhupura: 'Sheikhupura',
    Hyderabad: 'Hyderabad',
    Abbottabad: 'Abbottabad',
    Sahiwal: 'Sahiwal',
    Sukkur: 'Sukkur',
    'Lahore (Kot Abdul Malik)': 'Lahore (Kot Abdul Malik)',
    Swabi: 'Swabi',
    Kohat: 'Kohat',
    Mardan: 'Mardan',
    'Rahim Yar Khan': 'Rahim Yar Khan',
    Jhelum: 'Jhelum',
    Attock: 'Attock',
    Kasur: 'Kasur',
  },
  /** Those that promises of updates are stated for. */
  regions: {
    Europe: 'Europe',
    Australia: 'Australia',
    'UK filing, stated as a minimum; iPhone 15 and later': 'UK filing, stated as a minimum; iPhone 15 and later',
    'Australia; the maker states it for the world': 'Australia; the maker states it for the world',
    'Europe; reports disagree on the 5G model': 'Europe; reports disagree on the 5G model',
    'European Union only': 'European Union only',
    'UK filing': 'UK filing',
  },
}

export const placeTexts = inLanguage('placeTexts', en)

const wordOf = (words: Record<string, string>, place: string) => words[place] ?? ofSource(place)

export const cityText = (city: string): string => wordOf(placeTexts().cities, city)

/** The region that a promise of updates is stated for. */
export const regionText = (region: string): string => wordOf(placeTexts().regions, region)

export const shortRegionText = (region: string): string => regionText(withoutRemarks(region))
