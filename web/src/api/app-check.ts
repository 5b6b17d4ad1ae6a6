import { APP_CHECK_HEADER } from '@naf/contract'
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { firebaseApp } from './firebase.ts'

/**
 * A visitor's proof of writing from the portal. Only a build with a site key has this file, and a page loads it, and
 * Google's script after it, when the first form is sent.
 */
const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_RECAPTCHA_SITE_KEY),
  isTokenAutoRefreshEnabled: false,
})

/** A blocked script says nothing: the provider's client would wait for it for ever. */
const LIMIT_MS = 10_000

const limit = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('App Check is silent')), LIMIT_MS))

/** @throws where the provider refuses, cannot be reached, or does not answer in time */
export const appCheckHeaders = async (): Promise<Record<string, string>> => {
  const { token } = await Promise.race([getToken(appCheck), limit()])
  return { [APP_CHECK_HEADER]: token }
}
