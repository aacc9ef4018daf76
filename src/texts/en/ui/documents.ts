import { kinds } from '../catalogue/kinds.ts'
import { accountMails } from '../accounts/account-mails.ts'
import { clientViewPage } from '../trade/client-view-page.ts'
import { copies } from '../editing/copies.ts'
import { itemKit } from '../trade/item-kit.ts'
import { mailFrame } from './mail-frame.ts'
import { planningMails } from '../editing/planning-mails.ts'
import { priceLines } from '../quotes/price-lines.ts'
import { proposalDocument } from '../quotes/proposal-document.ts'
import { proposalMails } from '../quotes/proposal-mails.ts'
import { quoteMails } from '../quotes/quote-mails.ts'
import { testMail } from '../site/test-mail.ts'
import { tradeMails } from '../trade/trade-mails.ts'
import { unsubscribe } from '../privacy/unsubscribe.ts'
import { wishes } from '../quotes/wishes.ts'
import { written } from '../quotes/written.ts'

/** Texts of mails, PDFs and the server’s own pages, beside the site’s. */
export const documents = {
  accountMails,
  clientViewPage,
  copies,
  kindNames: kinds.inDocuments,
  itemKit,
  mailFrame,
  planningMails,
  priceLines,
  proposalDocument,
  proposalMails,
  quoteMails,
  seeItem: kinds.see,
  testMail,
  tradeMails,
  unsubscribe,
  wishes,
  written,
} as const
