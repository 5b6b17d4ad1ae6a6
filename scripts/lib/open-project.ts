import { type Firebase, openFirebase } from '../../functions/src/google/firebase.ts'
import { OperatorError } from './operator.ts'

/**
 * The data of the project that was named, or that the emulators run under.
 * @throws OperatorError where neither is
 */
export const openProject = (named: string | undefined, usage: string): Firebase => {
  const project = named ?? process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT
  if (!project) throw new OperatorError(`Falta --project.\n\n${usage}`)
  Object.assign(process.env, { GCLOUD_PROJECT: project, GOOGLE_CLOUD_PROJECT: project })
  return openFirebase()
}
