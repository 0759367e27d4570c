/** What a tax is worked out for, and of what it consists. Pages use these too: keep schemas out of here. */

/** The charges, in display order. */
export const taxLines = [
  'customsDuty',
  'additionalCustomsDuty',
  'regulatoryDuty',
  'salesTax',
  'incomeTax148',
  'handsetLevy',
] as const
export type TaxLine = (typeof taxLines)[number]

export const taxRoutes = ['passport', 'cnic'] as const
export type TaxRoute = (typeof taxRoutes)[number]

export const taxDevices = ['smartphone', 'basicPhone'] as const
export type TaxDevice = (typeof taxDevices)[number]
