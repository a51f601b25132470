/** A statement as the application sent it. */
export interface Consulta {
  readonly text: string;
  readonly values: unknown[];
  readonly rowMode?: 'array';
  readonly name?: string;
}
