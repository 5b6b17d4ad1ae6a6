import type { Rolldown } from 'vite'

/** Into which files the portal's code goes, as far as that is not left to the bundler. */

const REACT = /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//
const QUERY =
  /\/node_modules\/@tanstack\/(react-query|query-core)\/(?!.*\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver|infiniteQueryBehavior)\.js$)/
const IDENTITY =
  /\/node_modules\/(firebase|@firebase|idb|reactfire|rxfire|rxjs|tslib|use-sync-external-store)\/|\/web\/build\/unused-firebase\.ts$|\/web\/src\/lib\/firebase\.ts$/

/** Only in a build with a site key, and loaded when a visitor's first form is sent. */
const APP_CHECK = /\/node_modules\/(firebase|@firebase)\/app-check\/|\/web\/src\/lib\/app-check\.ts$/

/** What calls the API, and the calls by which a session begins: every screen with data, and none without. */
const CALLS =
  /\/web\/src\/lib\/(api-client|transport|whole-list|unreadable)\.ts$|\/contract\/src\/(index|api|endpoint)\.ts$/

/** What calls, dialogs and notices have in common. */
const COMMON = /\/web\/src\/lib\/(connection|messages)\.ts$/

/** What nearly every page has but the first: by themselves they would be files of 100 to 400 bytes. */
const PAGE =
  /\/web\/src\/ui\/(PageHeading|useScreenTitle|focus-heading|useHydrated|ClientOnly|attachments\/pdf-messages)\.tsx?$|\/web\/src\/lib\/(format|slug)\.ts$/

/** Addresses of drawings that the first page shares with others. */
const FIRST_SCENES = /\/web\/src\/ui\/scenes\/(mensajes|vispera)\.svg$/

/** What every form with a draft has: by themselves they would be ten files of some hundred bytes. */
const FORM =
  /\/web\/src\/ui\/(Field|Doubt|ChoiceFields|OtroField|SelectWithOtro|ErrorSummary|RestoredNotice|draft-messages|useDoubts|useDraftForm|useLeaving|usePrefill|useSendOnce|blame|receipt\/ReceiptOr)\.tsx?$|\/web\/src\/lib\/(form-draft|send-attempt|otro|otro-schema|text-values)\.ts$/

/** What a list needs to be searched and filtered, as a table, as cards or as the queue. */
const SEARCHED =
  /\/web\/src\/ui\/data-table\/(Choice|SearchField|search-messages|search|table-params|useFolded|useSearchText|useTableParams)\.tsx?$/

/** What lists of publications and the pages of each have: the first code of every page names each file. */
const READING = /\/web\/src\/features\/(boletines|libros)\/messages\.ts$/

/** What a list of publications is made of: by themselves they would be ten files of some hundred bytes. */
const CATALOGUE =
  /\/web\/src\/ui\/(catalogue\/(Catalogue|Cover|DocumentCard|DocumentGrid|DocumentTags|is-new|messages|publication-filters|useCatalogue)|data-table\/NoMatch)\.tsx?$/

/** What lists have, of publications or not. */
const LISTED =
  /\/web\/src\/(ui\/(PublicList|more\/(useMore|MoreButton|messages)|Badge)|lib\/usePublished)\.tsx?$/

/** Whoever reads a form's values needs both: together they compress better. */
const FIELDS = /\/node_modules\/zod\/|\/contract\/src\/fields\.ts$/

/**
 * Libraries that a release of ours does not change stay in the browser's cache. What the first page needs of
 * our own comes in one file: a dozen small ones compress worse and are asked for one by one.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT, priority: 2 },
  { name: 'query', test: QUERY, priority: 2 },
  { name: 'app-check', test: APP_CHECK, priority: 3, includeDependenciesRecursively: false },
  { name: 'identity', test: IDENTITY, priority: 2, includeDependenciesRecursively: false },
  { name: 'calls', test: CALLS, priority: 2, includeDependenciesRecursively: false },
  { name: 'common', test: COMMON, priority: 2, includeDependenciesRecursively: false },
  { name: 'page', test: PAGE, priority: 2, includeDependenciesRecursively: false },
  { name: 'scenes', test: FIRST_SCENES, priority: 2, includeDependenciesRecursively: false },
  { name: 'form', test: FORM, priority: 2, includeDependenciesRecursively: false },
  { name: 'searched', test: SEARCHED, priority: 2, includeDependenciesRecursively: false },
  { name: 'catalogue', test: CATALOGUE, priority: 2, includeDependenciesRecursively: false },
  { name: 'listed', test: LISTED, priority: 2, includeDependenciesRecursively: false },
  { name: 'fields', test: FIELDS, priority: 2, includeDependenciesRecursively: false },
  { name: 'reading', test: READING, priority: 2, includeDependenciesRecursively: false },
  { name: 'first', tags: ['$initial'], priority: 1 },
]
