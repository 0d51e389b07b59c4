export function ensureBuilt(options?: { always?: boolean; only?: 'storefront' | 'back office' | '' }): Promise<void>
