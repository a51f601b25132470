import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { caixa, evento, gaveta, parametros, SEGUNDA } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
  umTipo,
} from '../../../test/pagina/registros/agendamento.ts';
import { umNome } from '../../../test/pagina/registros/pessoa.ts';

const MEU = umAgendamento({ id: 1, titulo: 'Fechamento', ...noDia(SEGUNDA, ['10:00', '11:00']) });
const OCUPADO = umAgendamento({
  id: 2,
  titulo: 'Ocupado',
  ocupado: true,
  privado: true,
  ...noDia(SEGUNDA, ['10:00', '11:00']),
});

const responderCamila = () => {
  responderAgenda([MEU]);
  return responder(agendamentosEndpoints.pessoas, {
    pessoas: [{ ...umNome('Camila Duarte', 101), agendamentos: [OCUPADO] }],
  });
};

describe('a colleague’s week', () => {
  it('stands beside mine after two clicks, in a lane of its own under the face', async () => {
    const pessoas = responderCamila();
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    await page.getByRole('button', { name: 'Ao lado: ninguém' }).click();
    await page.getByRole('option', { name: 'Camila Duarte' }).click();
    await expect.element(evento('Ocupado')).toBeVisible();
    expect(caixa(evento('Ocupado')).left).toBeGreaterThanOrEqual(caixa(evento('Fechamento')).right);
    expect(parametros()).toMatchObject({ com: '101' });
    expect(pessoas.pedidos.at(-1)?.query.pessoas).toEqual([101]);
    const faces = page.getByRole('list', { name: 'Pessoas, segunda-feira, 17 de agosto' });
    await expect.element(faces.getByRole('listitem')).toHaveLength(2);
  });

  it('shows when the colleague is taken, of which nothing opens', async () => {
    responderCamila();
    await abrirPagina(`/agenda?data=${SEGUNDA}&visao=dia&com=101`);
    await evento('Ocupado').click({ force: true });
    await evento('Fechamento').click();
    await expect.element(gaveta('Agendamento')).toBeVisible();
    expect(parametros()).toMatchObject({ agendamento: '1' });
  });

  it('is drawn without anything axe complains of', async () => {
    responderCamila();
    await abrirPagina(`/agenda?data=${SEGUNDA}&com=101`);
    await expect.element(evento('Ocupado')).toBeVisible();
    await semViolacoes();
  });
});

describe('the legend', () => {
  const legenda = page.getByRole('list', { name: 'Legenda: filtrar por tipo' });

  it('shows one type alone by a click, and all of them by another', async () => {
    const { agendamentos } = responderAgenda([
      MEU,
      umAgendamento({
        id: 2,
        titulo: 'Na rua',
        tipo_agendamento: umTipo({ id: 4, nome: 'Visita', name: 'Visita' }),
        ...noDia(SEGUNDA, ['14:00', '15:00']),
      }),
    ]);
    expect(agendamentos.todas).toHaveLength(2);
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    await expect.element(evento('Fechamento')).toBeVisible();
    await legenda.getByText('Visita').click();
    await expect.element(evento('Fechamento')).not.toBeInTheDocument();
    await expect.element(evento('Na rua')).toBeVisible();
    await expect.element(legenda.getByRole('checkbox', { name: 'Visita' })).toBeChecked();
    await legenda.getByText('Visita').click();
    await expect.element(evento('Fechamento')).toBeVisible();
  });

  it('names what has no type, which the default blue alone would not tell', async () => {
    responderAgenda([MEU]);
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    await expect.element(legenda.getByText('Sem tipo')).toBeVisible();
    await expect.element(evento('Fechamento')).toMatchTextContent('Sem tipo');
  });
});
