import { createSiteTheme } from '../src/theme/theme';

/** The site's theme, for the stories and the pages of the guide. */
export const theme = createSiteTheme();
