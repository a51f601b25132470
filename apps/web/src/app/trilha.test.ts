import { describe, expect, it } from 'vitest';
import { type Rota, type RotaComPagina, temPagina } from './rotas/rota.ts';
import { ROTAS } from './rotas.ts';
import { trilhaDe } from './trilha.ts';

const linha = (path: string, titulo: string, menu?: RotaComPagina['menu']) =>
  ({ path, titulo, guarda: 'staff', pagina: 'x', menu }) satisfies Rota;

const rotas: readonly Rota[] = [
  { path: '/', titulo: 'Domínio', guarda: 'public', pagina: 'raiz' },
  linha('/agenda', 'Agenda', { principal: 'Agenda' }),
  linha('/configuracoes', 'Configurações', { administrativo: 'Configurações' }),
  linha('/configuracoes/notificacoes', 'Notificações'),
  linha('/dashboard-cliente', 'Painel do Cliente', { cliente: 'Dashboard' }),
  linha('/contratos', 'Contratos', { administrativo: 'Contratos' }),
  { ...linha('/contrato-form', 'Cadastro de contrato'), acima: '/contratos' },
  linha('/contas-bancarias', 'Contas Bancárias', { clienteDados: 'Contas Bancárias' }),
];

const passos = (path: string, cliente?: string) => {
  const rota = rotas.filter(temPagina).find((uma) => uma.path === path);
  if (!rota) throw new Error(path);
  return trilhaDe(rotas, rota, cliente).map(({ rotulo, para }) => (para ? [rotulo, para] : rotulo));
};

describe('the way to a page', () => {
  it.each<[string, string | undefined, unknown[]]>([
    ['/agenda', undefined, []],
    ['/agenda', 'Padaria Sol', []],
    ['/configuracoes', undefined, ['Administrativo', 'Configurações']],
    [
      '/configuracoes/notificacoes',
      undefined,
      ['Administrativo', ['Configurações', '/configuracoes'], 'Notificações'],
    ],
    [
      '/contrato-form',
      'Padaria Sol',
      ['Administrativo', ['Contratos', '/contratos'], 'Cadastro de contrato'],
    ],
    ['/dashboard-cliente', 'Padaria Sol', ['Padaria Sol', 'Painel do Cliente']],
    ['/dashboard-cliente', undefined, []],
    ['/contas-bancarias', 'Padaria Sol', ['Padaria Sol', 'Dados', 'Contas Bancárias']],
  ])('%s with client %s', (path, cliente, esperado) => {
    expect(passos(path, cliente)).toEqual(esperado);
  });

  it('every page has one, but for those that stand by themselves in the sidebar', () => {
    const semTrilha = ROTAS.filter(temPagina)
      .filter(({ guarda }) => guarda === 'staff')
      .filter((rota) => trilhaDe(ROTAS, rota, 'Cliente').length === 0)
      .map(({ path }) => path);
    expect(semTrilha).toEqual(['/inicio', '/agenda', '/selecionar-cliente']);
  });

  it('names a page above that is not for whoever looks, and does not lead there', () => {
    const rota = rotas.filter(temPagina).find(({ path }) => path === '/contrato-form');
    if (!rota) throw new Error('/contrato-form');
    expect(trilhaDe(rotas, rota, undefined, ({ path }) => path !== '/contratos')).toEqual([
      { rotulo: 'Administrativo' },
      { rotulo: 'Contratos' },
      { rotulo: 'Cadastro de contrato' },
    ]);
  });

  it('ends with the page itself, whatever stands in the table', () => {
    for (const rota of ROTAS.filter(temPagina)) {
      const trilha = trilhaDe(ROTAS, rota, 'Cliente');
      if (trilha.length > 0) expect(trilha.at(-1)).toEqual({ rotulo: rota.titulo });
    }
  });
});
