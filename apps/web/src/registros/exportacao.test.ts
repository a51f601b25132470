import { describe, expect, it } from 'vitest';
import { type ColunaExportada, colunasDaPlanilha, type Exportacao } from './exportacao.ts';

type Registro = Readonly<Record<string, unknown>>;
interface Exportado {
  readonly exportacao: Exportacao<Registro>;
}

const ehExportado = (valor: unknown): valor is Exportado =>
  typeof valor === 'object' &&
  valor !== null &&
  'exportacao' in valor &&
  typeof valor.exportacao === 'object';

const consultas = import.meta.glob<Registro>('../features/*/*.queries.ts');
const textos = import.meta.glob<string>('../features/*/*.queries.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** Modules that declare a noun: of the others some need a browser. */
const modulos = await Promise.all(
  Object.entries(consultas)
    .filter(([arquivo]) => textos[arquivo]?.includes(' = recurso('))
    .map(([, ler]) => ler()),
);
/** Every noun that is exported, as its feature declares it. */
const declarados = modulos
  .flatMap((modulo) => Object.entries(modulo))
  .flatMap(([nome, valor]) => (ehExportado(valor) ? [{ nome, ...valor.exportacao }] : []));

/** The fields that a column reads of a row of which nothing is known. */
function camposLidos({ valor }: ColunaExportada<Registro>): ReadonlySet<unknown> {
  const lidos = new Set<unknown>();
  const linha = new Proxy({}, { get: (_, campo) => void lidos.add(campo) });
  try {
    valor(linha);
  } catch {
    // A column may rely on what the contract promises; what it reads first is known by then.
  }
  return lidos;
}

it('what is exported is found', () => {
  expect(declarados.map(({ nome }) => nome)).toContain('empresas');
});

describe.each(declarados)('$nome: of what is exported', ({ campos }) => {
  const colunas = Object.entries(campos).flatMap(([campo, coluna]) =>
    typeof coluna === 'string' ? [] : [{ campo, coluna }],
  );

  it('each field is read by its column', () => {
    const alheias = colunas.filter(({ campo, coluna }) => !camposLidos(coluna).has(campo));
    expect(alheias.map(({ campo }) => campo)).toEqual([]);
  });

  it('each column has an id and a heading of its own', () => {
    const planilha = colunasDaPlanilha({ campos }, [], () => true);
    expect(new Set(planilha.map(({ id }) => id)).size).toBe(planilha.length);
    expect(new Set(planilha.map(({ titulo }) => titulo)).size).toBe(planilha.length);
  });
});

describe('the columns of a sheet', () => {
  interface Nota {
    readonly id: number;
    readonly nome: string;
    readonly valor: number;
    readonly obs: string;
  }
  const nome: ColunaExportada<Nota> = { id: 'nome', titulo: 'Nome', valor: (nota) => nota.nome };
  const valor: ColunaExportada<Nota> = {
    id: 'valor',
    titulo: 'Valor',
    valor: (nota) => nota.valor,
    permissao: 'contratos:ver_valores',
  };
  const obs: ColunaExportada<Nota> = {
    id: 'obs',
    titulo: 'Observações',
    valor: (nota) => nota.obs,
  };
  const campos = { id: 'the reason', nome, valor, obs };
  const titulos = (mostradas: readonly ColunaExportada<Nota>[], veValor: boolean) =>
    colunasDaPlanilha({ campos }, mostradas, () => veValor).map(({ titulo }) => titulo);

  it('are those that are shown, as they are shown, then whatever else a row has', () => {
    expect(titulos([obs, nome], true)).toEqual(['Observações', 'Nome', 'Valor']);
  });

  it('leave out what this person is not answered', () => {
    expect(titulos([nome], false)).toEqual(['Nome', 'Observações']);
  });
});
