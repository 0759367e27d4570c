/** The line and the processor of a cheap phone, for a page of Chromium. */
import type { CDPSession, Page } from '@playwright/test'

/** 1.6 Mbps down, 0.75 Mbps up, in bytes per second; milliseconds. */
const LINE = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4

/** Slows down what the page loads and computes; returns the session of the page. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}
