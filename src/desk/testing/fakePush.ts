import { vi } from 'vitest'

/** Stands in for a browser that can be pushed to. Returns how it was asked, and what it was told. */
export function fakePush(permission: NotificationPermission) {
  const endpoint = 'https://push.example.com/device'
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  let subscription: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<boolean> } | null = null
  const asked = vi.fn(async () => permission)
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async (_options: object) => {
      subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          subscription = null
          return true
        },
      }
      return subscription
    }),
  }
  const registration = { active: {}, installing: null, waiting: null, pushManager }
  const register = vi.fn(async (_script: string, _options: object) => registration)
  vi.stubEnv('PROD', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: asked })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => registration, addEventListener: () => undefined },
  })
  return { asked, register, subscribe: pushManager.subscribe, endpoint, keys, subscription: () => subscription }
}
