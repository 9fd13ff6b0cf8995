/** A link of the site's own. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

/** Links under a title. */
export interface LinkGroup {
  readonly title: string;
  readonly links: readonly SiteLink[];
}

/** Everything that bar and menu say, and where their links go. */
export interface NavigationText {
  readonly home: string;
  readonly brand: string;
  readonly label: string;
  readonly menuOpen: string;
  readonly menuClose: string;
  readonly menuTitle: string;
  readonly products: LinkGroup;
  readonly company: LinkGroup;
}

/** The call to action and where it leads. */
export interface StartLink {
  readonly label: string;
  readonly href: string;
  /** What a screen reader hears after the label. */
  readonly newTab: string;
}
