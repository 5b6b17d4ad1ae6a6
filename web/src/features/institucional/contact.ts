/** The centre's own address, for everybody who writes to it. The sentence for old browsers in index.html has it, too. */
export const CONTACT_EMAIL = 'naf@espe.edu.ec'
