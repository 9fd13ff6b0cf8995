import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';

interface SiteThemeProps {
  /** The theme that `createSiteTheme` has created. */
  readonly theme: Theme;
  /**
   * Whether the page has the custom properties that it needs. MUI's sheet, for which the browser computes all styles again,
   * then comes in a task after the first commit: in the same task it would block input 40 ms longer on a slow phone.
   */
  readonly isPrerendered?: boolean;
  readonly children: ReactNode;
}

/**
 * Provides the theme, and renders MUI's style sheet with its custom properties in both schemes. CSS alone chooses the scheme
 * (R-DESIGN-03). So MUI stores none (R-SEC-03), and need not render twice to learn what is stored (`noSsr`).
 */
export function SiteTheme({ theme, isPrerendered = false, children }: SiteThemeProps) {
  const [hasSheet, setHasSheet] = useState(!isPrerendered);
  useEffect(() => {
    const timer = setTimeout(setHasSheet, 0, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ThemeProvider
      theme={theme}
      storageManager={null}
      noSsr
      disableStyleSheetGeneration={!hasSheet}
    >
      {children}
    </ThemeProvider>
  );
}
