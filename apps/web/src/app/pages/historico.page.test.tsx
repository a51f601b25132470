import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { feitos, recusar, responder } from '../../../test/pagina/rede.ts';
import { umEvento } from '../../../test/pagina/registros/auditoria.ts';
import { responderAusencias, umaAusencia } from '../../../test/pagina/registros/ausencia.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import {
  responderGrupos,
  responderPermissoes,
  umaPermissao,
  umGrupo,
} from '../../../test/pagina/registros/grupo.ts';
import { responderTimes, umTime } from '../../../test/pagina/registros/time.ts';

const FRASE = 'Helena Barreto alterou cor do time Folha';
const responderHistorico = (eventos = [umEvento()]) =>
  responder(auditoriaEndpoints.historico, { eventos, proximo: null });

/** A record with its history: how its panel is opened, and what shows the history there. */
interface Caso {
  tipo: string;
  id: number;
  abrir: () => Promise<Locator>;
  historico: (aberto: Locator) => Locator;
}

const dobrado = (aberto: Locator) => aberto.getByText('Histórico', { exact: true });

const CASOS: readonly Caso[] = [
  {
    tipo: 'grupo',
    id: 9,
    abrir: async () => {
      responderPermissoes();
      responderGrupos([umGrupo()]);
      await abrirPagina('/gerenciar-usuarios?aba=grupos&grupo=9');
      return painel('Grupo Recepção');
    },
    historico: (aberto) => aberto.getByRole('link', { name: 'Histórico' }),
  },
  {
    tipo: 'permissao',
    id: 201,
    abrir: async () => {
      responderPermissoes([umaPermissao({ nome: 'Ler relatórios' })]);
      await abrirPagina('/gerenciar-usuarios?aba=permissoes&permissao=201');
      return painel('Permissão Ler relatórios');
    },
    historico: dobrado,
  },
  {
    tipo: 'time',
    id: 1,
    abrir: async () => {
      responderTimes([umTime()]);
      await abrirPagina('/times?time=1');
      return painel('Time Contábil e Fiscal');
    },
    historico: (aberto) => aberto.getByRole('tab', { name: 'Histórico' }),
  },
  {
    tipo: 'empresa',
    id: umaEmpresa().id,
    abrir: async () => {
      const empresa = umaEmpresa();
      responderEmpresas([empresa]);
      await abrirPagina(`/gerenciar-empresas?empresa=${empresa.id}`);
      return painel(`Empresa ${empresa.razao_social}`);
    },
    historico: dobrado,
  },
  {
    tipo: 'ausencia',
    id: umaAusencia().id,
    abrir: async () => {
      const ausencia = umaAusencia();
      responderAusencias([ausencia], []);
      await abrirPagina('/times?aba=ausencias');
      await page
        .getByRole('button', { name: `Mudar a ausência de ${ausencia.usuario.nome}` })
        .click();
      return page.getByRole('dialog', { name: 'Mudar ausência' });
    },
    historico: dobrado,
  },
];

describe.each(CASOS)('the history of a $tipo', ({ tipo, id, abrir, historico }) => {
  it('is read when it is opened, and says who changed what', async () => {
    const { pedidos } = responderHistorico();
    const aberto = await abrir();
    await expect.element(historico(aberto)).toBeVisible();
    expect(feitos(auditoriaEndpoints.historico)).toHaveLength(0);
    await historico(aberto).click();
    await expect.element(aberto.getByText(FRASE)).toBeVisible();
    await aberto.getByText('O que mudou').click();
    await expect.element(aberto.getByText('#123456')).toBeVisible();
    expect(pedidos.map(({ params }) => params)).toEqual([{ tipo, id }]);
  });
});

const [{ abrir: abrirGrupo, historico: doGrupo }] = CASOS as [Caso];

it('a history that cannot be read says why, and is asked for again', async () => {
  responder(auditoriaEndpoints.historico, () => recusar('MUITAS_TENTATIVAS'));
  const aberto = await abrirGrupo();
  await doGrupo(aberto).click();
  const tentar = aberto.getByRole('button', { name: 'Tentar novamente' });
  await expect.element(tentar).toBeVisible();
  responderHistorico([]);
  await tentar.click();
  await expect.element(aberto.getByText('Nenhuma alteração registrada.')).toBeVisible();
});

it('axe finds nothing in the history of an absence, which fits a phone', async () => {
  responderHistorico();
  await page.viewport(375, 1200);
  const ausencia = CASOS.find(({ tipo }) => tipo === 'ausencia') as Caso;
  const aberto = await ausencia.abrir();
  await ausencia.historico(aberto).click();
  await expect.element(aberto.getByText(FRASE)).toBeVisible();
  await semRolagemLateral();
  await semViolacoes();
});
