import type { FastifyInstance } from 'fastify'

/** Where Fastify looks first for the name of a plugin. */
const displayName = Symbol.for('fastify.display-name')

/**
 * Names each plugin before it is registered. Fastify would compare one without a name with every module that is loaded, twice: of a hundred
 * plugins a tenth of what it costs to build the shop.
 */
export function namePlugins(app: FastifyInstance): void {
  const register = app.register as (...given: unknown[]) => unknown
  const named = function (this: FastifyInstance, plugin: unknown, ...options: unknown[]) {
    if (typeof plugin === 'function' && !(displayName in plugin))
      Object.assign(plugin, { [displayName]: plugin.name || 'a plugin' })
    return register.call(this, plugin, ...options)
  }
  app.register = named as typeof app.register
}
