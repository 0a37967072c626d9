/** Addresses that lead to another one: pages, the worker, our server and static hosts follow it. */
export const moved = { '/privacy-policy': '/privacypolicy' } as const
