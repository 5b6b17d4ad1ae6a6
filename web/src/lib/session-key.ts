/** Under which key Firebase's SDK stores a session in local storage. An upgrade of the SDK must check it. */
export const sessionKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`
