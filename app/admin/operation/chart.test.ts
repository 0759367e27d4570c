import { expect, test } from 'vitest'
import { chartPoints } from './chart.ts'

test.each([
  [[0, 5, 10], '0,40 90,20 180,0'],
  [[0, 0], '0,40 180,40'],
  [[7], '0,0'],
])('%j is drawn as %s', (values, points) => expect(chartPoints(values, 180, 40)).toBe(points))
