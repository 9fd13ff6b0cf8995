import { createSiteTheme } from '../src/theme/theme';

/** The site's theme, for the stories and the guide's own pages. */
export const theme = createSiteTheme();
