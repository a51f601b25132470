import { describe, expect, it } from 'vitest';
import { type Rota, type RotaComPagina, temPagina } from '../rotas/rota.ts';
import { ROTAS } from '../rotas.ts';
import { ATRASO, paginasDaSessao, papelDe, vizinhasDe } from './paginas-a-preparar.ts';

const linha = (path: string, mais: Partial<RotaComPagina> = {}): Rota => ({
  path,
  titulo: path,
  guarda: 'staff',
  pagina: 'x',
  ...mais,
});

/** Specification part 1 §2.7, as its rows will stand. */
const rotas: readonly Rota[] = [
  linha('/inicio', { prioridade: 'alta', vizinhas: ['/agenda', '/tarefas', '/ferramentas'] }),
  linha('/agenda', { prioridade: 'alta', vizinhas: ['/inicio'] }),
  linha('/ferramentas', { prioridade: 'alta' }),
  linha('/dashboard-cliente', { prioridade: 'alta', papeis: ['gestor', 'usuario'] }),
  linha('/IA', { prioridade: 'media' }),
  linha('/minha-conta', { prioridade: 'baixa' }),
  linha('/logs-sistema', { prioridade: 'baixa', papeis: ['administrador'] }),
  linha('/gerenciar-usuarios', { papeis: ['administrador'] }),
  linha('/times', { papeis: ['administrador', 'gestor'] }),
  linha('/arquivos-cliente', { papeis: ['usuario', 'cliente'] }),
  linha('/contratos'),
  linha('/area-cliente', { guarda: 'client', papeis: ['cliente'] }),
  { path: '/logs', guarda: 'alias', destino: '/logs-sistema' },
];

const tudo = () => true;
const daSessao = (
  papel: Parameters<typeof paginasDaSessao>[1],
  pode: (r: RotaComPagina) => boolean = tudo,
) => paginasDaSessao(rotas, papel, pode).map(({ rota, apos }) => `${apos} ${rota.path}`);

const DE_TODOS = ['0 /inicio', '0 /agenda', '0 /ferramentas', '0 /dashboard-cliente'];

describe('pages fetched ahead', () => {
  it('come at once, after 3 s and after 8 s', () => {
    expect(ATRASO).toEqual({ alta: 0, media: 3_000, baixa: 8_000 });
  });

  it.each([
    [1, 'administrador'],
    [2, 'cliente'],
    [3, 'gestor'],
    [4, 'usuario'],
    [99, 'usuario'],
  ] as const)('group %i is %s', (grupo, papel) => expect(papelDe(grupo)).toBe(papel));

  it('are, for an administrator, also users, teams and logs', () => {
    expect(daSessao('administrador')).toEqual([
      ...DE_TODOS,
      '3000 /IA',
      '3000 /gerenciar-usuarios',
      '3000 /times',
      '8000 /minha-conta',
      '8000 /logs-sistema',
    ]);
  });

  it('are, for a manager and a user, those of the role', () => {
    expect(daSessao('gestor')).toContain('3000 /times');
    expect(daSessao('gestor')).not.toContain('3000 /gerenciar-usuarios');
    expect(daSessao('usuario')).toContain('3000 /arquivos-cliente');
    expect(daSessao('usuario')).not.toContain('3000 /times');
  });

  it('are, for group 2, the client area alone and at once', () => {
    expect(daSessao('cliente')).toEqual(['0 /area-cliente']);
  });

  it('are none that the person may not open', () => {
    const pode = ({ path }: RotaComPagina) => path !== '/times' && path !== '/agenda';
    expect(daSessao('gestor', pode).join(' ')).not.toMatch(/times|agenda/);
    expect(vizinhasDe(rotas, '/inicio', pode).map(({ path }) => path)).toEqual(['/ferramentas']);
  });

  it('are the neighbours of the page that is open, as far as they exist', () => {
    expect(vizinhasDe(rotas, '/inicio', tudo).map(({ path }) => path)).toEqual([
      '/agenda',
      '/ferramentas',
    ]);
    expect(vizinhasDe(rotas, '/contratos', tudo)).toEqual([]);
    expect(vizinhasDe(rotas, '/nada', tudo)).toEqual([]);
  });
});

describe('the rows of the table', () => {
  const comPagina = ROTAS.filter(temPagina);
  const vizinhasNaTabela = (path: string) => comPagina.find((rota) => rota.path === path)?.vizinhas;
  const prioridade = Object.fromEntries(comPagina.map((rota) => [rota.path, rota.prioridade]));

  it('have the priorities of §2.7', () => {
    const alta = ['/inicio', '/agenda', '/tarefas', '/ferramentas', '/dashboard-cliente'];
    const media = ['/IA', '/sharepoint'];
    const baixa = ['/configuracoes', '/minha-conta', '/logs-sistema'];
    for (const { path } of comPagina) {
      const esperada =
        (alta.includes(path) && 'alta') ||
        (media.includes(path) && 'media') ||
        (baixa.includes(path) && 'baixa') ||
        undefined;
      expect([path, prioridade[path]]).toEqual([path, esperada]);
    }
  });

  it('have the roles of §2.7', () => {
    const papeis = {
      administrador: [
        '/gerenciar-usuarios',
        '/times',
        '/gerenciar-empresas',
        '/logs-sistema',
        '/status-servidor',
      ],
      gestor: ['/times', '/gerenciar-empresas', '/dashboard-cliente', '/workspace-gestao'],
      usuario: ['/dashboard-cliente', '/arquivos-cliente', '/dados-cliente'],
      cliente: ['/area-cliente', '/arquivos-cliente', '/dados-cliente'],
    };
    for (const rota of comPagina) {
      const esperados = Object.entries(papeis).filter(([, paths]) => paths.includes(rota.path));
      expect([rota.path, [...(rota.papeis ?? [])].sort()]).toEqual([
        rota.path,
        esperados.map(([papel]) => papel).sort(),
      ]);
    }
  });

  it('name two or three neighbours, /inicio among most of them, and never the page itself', () => {
    const daEquipe = comPagina.filter(({ guarda, path }) => guarda === 'staff' && path !== '/kit');
    for (const { path, vizinhas = [] } of daEquipe) {
      expect([path, vizinhas.includes(path)]).toEqual([path, false]);
      expect([2, 3], path).toContain(vizinhas.length);
    }
    expect(vizinhasNaTabela('/inicio')).toEqual(['/agenda', '/tarefas', '/ferramentas']);
    const comInicio = daEquipe.filter(({ path }) => vizinhasNaTabela(path)?.includes('/inicio'));
    expect(comInicio.length).toBeGreaterThan((daEquipe.length - 1) / 2);
  });
});
