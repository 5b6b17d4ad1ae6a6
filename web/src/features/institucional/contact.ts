/** The centre's own address, for everybody who writes to it: the only place where it stands. */
export const CONTACT_EMAIL = 'naf@espe.edu.ec'
