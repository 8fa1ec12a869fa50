/** The optional features that the server has turned on. The API client stores them here. Until
 * then, `has` and `isOff` return false for each feature. */

/** The API paths of each feature, which do not exist while it is off. */
const PATHS = {
  circles: /^\/circles\b/,
  tournaments: /^\/(tournaments|duplicates)\b/,
  notifications: /^\/(me\/)?notices\b/,
  reviews: /^\/tables\/[^/]+\/review$/,
  lab: /^\/lab\b/,
  passkeys: /^\/me\/passkeys\b/,
}

/** A feature that the server's configuration can turn off. */
export type Feature = keyof typeof PATHS

let on = $state.raw<readonly string[]>()
let were = $state.raw<readonly string[]>([]) // ever on while this page was open

export const features = {
  /** Return whether the server has the feature; false until it is known. */
  has: (feature: Feature): boolean => on?.includes(feature) ?? false,
  /** Return whether the server is known to lack the feature. */
  isOff: (feature: Feature): boolean => !!on && !on.includes(feature),
  /** Return whether the feature was turned off while this page was open. */
  wasLost: (feature: Feature): boolean => features.isOff(feature) && were.includes(feature),
}

/** Store the features of the server. */
export function featuresAre(said: readonly string[]): void {
  were = [...were, ...said]
  on = said
}

/** Return the feature to which a path of the API belongs, if any. */
export const featureAt = (path: string): Feature | undefined =>
  (Object.keys(PATHS) as Feature[]).find((name) => PATHS[name].test(path))
