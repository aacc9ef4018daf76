import type { Page } from '@playwright/test'
import { type Account, visitor } from './caller.ts'

/** A browser in which somebody has logged in before, by a token that may be worth nothing. */
export async function storeToken(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((stored) => localStorage.setItem('authToken', stored), token)
}

/** A browser in which an account has logged in before: stories about logging in use the form. */
export async function logInPage(page: Page, account: Account): Promise<void> {
  const { token } = await visitor('login', account)
  await storeToken(page, token)
}
