import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { languages } from '../../kernel/language.ts'
import { paths, type RouteKey } from '../../kernel/route-table.ts'
import { listKeys } from './catalogue/list-screens.ts'

/** Which file shows which screens; their paths in three languages stand in the route table. */
const files: Record<string, readonly RouteKey[]> = {
  'home/home.tsx': ['home'],
  'catalogue/product.tsx': ['book-detail', 'object-detail'],
  'catalogue/list.tsx': listKeys,
  'catalogue/hub.tsx': ['books', 'objects'],
  'catalogue/store.tsx': ['store'],
  'catalogue/museum.tsx': ['museum-collection'],
  'search/search.tsx': ['search'],
  'search/advanced-search.tsx': ['advanced-search'],
  'pages/page.tsx': [
    'general-information',
    'customer-service',
    'purchase-conditions',
    'legal-notice',
    'cookies-policy',
    'privacy-policy',
    'accessibility',
  ],
  'pages/services.tsx': ['services-companies', 'services-libraries'],
  'pages/supported-browsers.tsx': ['supported-browsers'],
  'cart/basket.tsx': ['basket', 'basket-cart'],
  'checkout/door.tsx': ['basket-login'],
  'checkout/register-step.tsx': ['basket-register'],
  'checkout/buy.tsx': ['basket-buy'],
  'checkout/success.tsx': ['basket-success'],
  'checkout/error.tsx': ['basket-error'],
  'checkout/thanks.tsx': ['order-thanks'],
  'account/login.tsx': ['login'],
  'account/register.tsx': ['register'],
  'account/recover.tsx': ['password-recovery'],
  'account/reset.tsx': ['password-reset'],
  'account/private.tsx': ['private'],
  'account/orders.tsx': ['private-orders'],
  'account/order.tsx': ['private-order-detail'],
  'account/data.tsx': ['private-data'],
  'account/addresses.tsx': ['private-addresses'],
  'account/address.tsx': ['private-add-address', 'private-address-edit'],
  'account/change-password.tsx': ['private-password'],
  'account/sessions.tsx': ['private-sessions'],
  'account/ebooks.tsx': ['private-ebooks'],
  'account/help.tsx': ['private-help'],
  'account/confirm-email.tsx': ['email-confirm'],
  'account/withdrawal.tsx': ['withdrawal'],
  'invoices/request.tsx': ['invoice-request'],
  'newsletter/newsletter.tsx': ['newsletter'],
  'newsletter/confirm.tsx': ['newsletter-confirm'],
  'catalogue/notice.tsx': ['stock-notice'],
  'catalogue/notice-answer.tsx': ['stock-notice-answer'],
  'newsletter/unsubscribe.tsx': ['unsubscribe'],
  'newsletter/unsubscribe-thanks.tsx': ['unsubscribe-thanks'],
  'invoices/invoices.tsx': ['private-invoices'],
  'delivery-notes/notes.tsx': ['private-delivery-notes'],
  'delivery-notes/note.tsx': ['private-delivery-note-detail'],
  'budgets/budget.tsx': ['private-budget'],
  'delivery-notes/claims.tsx': ['private-claims'],
  'members/members.tsx': ['private-members'],
  'members/invitation.tsx': ['member-invitation'],
  'desk/entry.tsx': ['private-order-entry'],
  'desk/lists.tsx': ['private-lists'],
  'desk/list-detail.tsx': ['private-list-detail'],
  'desk/approvals.tsx': ['private-approvals'],
  'favourites/favourites.tsx': ['private-favourites'],
  'favourites/change.tsx': ['favourite-add', 'favourite-remove'],
  'shell/forbidden.tsx': ['forbidden'],
}

const localized: RouteConfigEntry[] = Object.entries(files).flatMap(([file, keys]) =>
  keys.flatMap((key) =>
    languages.map((language) => route(`${language}${paths[key][language]}`, file, { id: `${key}.${language}` })),
  ),
)

export default [index('shell/start.tsx'), ...localized, route('*', 'shell/not-found.tsx')] satisfies RouteConfig
