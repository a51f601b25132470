import { describe, expect, it } from 'vitest';
import { type Rota, type RotaComPagina, temPagina } from './rotas/rota.ts';
import { ROTAS } from './rotas.ts';
import { enderecosAte, trilhaDe } from './trilha.ts';

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

const passos = (path: string) => {
  const rota = rotas.filter(temPagina).find((uma) => uma.path === path);
  if (!rota) throw new Error(path);
  return trilhaDe(rotas, rota).map(({ rotulo, para }) => (para ? [rotulo, para] : rotulo));
};

describe('the way to a page', () => {
  it.each<[string, unknown[]]>([
    ['/agenda', []],
    ['/configuracoes', ['Administrativo', 'Configurações']],
    [
      '/configuracoes/notificacoes',
      ['Administrativo', ['Configurações', '/configuracoes'], 'Notificações'],
    ],
    ['/contrato-form', ['Administrativo', ['Contratos', '/contratos'], 'Cadastro de contrato']],
    ['/dashboard-cliente', []],
    ['/contas-bancarias', ['Dados', 'Contas Bancárias']],
  ])('%s', (path, esperado) => {
    expect(passos(path)).toEqual(esperado);
  });

  it('every page has one, but for those that stand by themselves in a menu', () => {
    const semTrilha = ROTAS.filter(temPagina)
      .filter(({ guarda }) => guarda === 'staff')
      .filter((rota) => trilhaDe(ROTAS, rota).length === 0)
      .map(({ path }) => path);
    expect(semTrilha).toEqual([
      '/inicio',
      '/agenda',
      '/selecionar-cliente',
      '/dashboard-cliente',
      '/dados-cliente',
    ]);
  });

  it('names a page above that is not for whoever looks, and does not lead there', () => {
    const rota = rotas.filter(temPagina).find(({ path }) => path === '/contrato-form');
    if (!rota) throw new Error('/contrato-form');
    expect(trilhaDe(rotas, rota, ({ path }) => path !== '/contratos')).toEqual([
      { rotulo: 'Administrativo' },
      { rotulo: 'Contratos' },
      { rotulo: 'Cadastro de contrato' },
    ]);
  });

  it('ends with the page itself, whatever stands in the table', () => {
    for (const rota of ROTAS.filter(temPagina)) {
      const trilha = trilhaDe(ROTAS, rota);
      if (trilha.length > 0) expect(trilha.at(-1)).toEqual({ rotulo: rota.titulo });
    }
  });
});

describe('the entries of menus under which one is', () => {
  it.each([
    ['/agenda', ['/agenda']],
    ['/configuracoes/notificacoes', ['/configuracoes/notificacoes', '/configuracoes']],
    ['/configuracoes/que-nao-ha', ['/configuracoes/que-nao-ha', '/configuracoes']],
    ['/contrato-form', ['/contrato-form', '/contratos']],
    ['/agendamentos', ['/agendamentos']],
  ])('%s', (path, esperados) => {
    expect(enderecosAte(rotas, path)).toEqual(esperados);
  });
});
