/** Cache Storage in memory, for tests: the subset that offline storage uses. */
export function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>()
  const absolute = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'https://desk.example').href
  const plain = (url: string) => url.replace(/\?.*$/, '')
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      match: async (request: RequestInfo | URL, options?: CacheQueryOptions) => {
        const url = absolute(request)
        const found = [...entries].find(([key]) => (options?.ignoreSearch ? plain(key) === plain(url) : key === url))
        return found?.[1].clone()
      },
      put: async (request: RequestInfo | URL, response: Response) => {
        // As in a browser, it is stored when its body has come.
        const { status, headers } = response
        entries.set(absolute(request), new Response(await response.arrayBuffer(), { status, headers }))
      },
      delete: async (request: RequestInfo | URL) => entries.delete(absolute(request)),
    }
  }
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage
}
