export interface ColunaDoQuadro {
  readonly id: string;
  readonly titulo: string;
  /** Any CSS colour, a dot before the title. */
  readonly cor?: string;
}

/** A card as the board knows it; what is on it is drawn by whoever uses the board. */
export interface CartaoDoQuadro {
  readonly id: number;
  /** Id of its column. */
  readonly coluna: string;
  /** What it is called when it is spoken of. */
  readonly titulo: string;
  readonly movivel: boolean;
}
