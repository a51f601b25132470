import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina, irPara } from '../../../test/pagina/abrir.tsx';
import { evento, gaveta, naPagina, parametros, SEGUNDA } from '../../../test/pagina/agenda.ts';
import { conexao } from '../../../test/pagina/aparelho.ts';
import { segurar } from '../../../test/pagina/rede.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
} from '../../../test/pagina/registros/agendamento.ts';

const principal = page.getByRole('main');
const botao = (name: string) => page.getByRole('button', { name, exact: true });
const DAS_10 = umAgendamento({
  id: 1,
  titulo: 'Fechamento',
  ...noDia(SEGUNDA, ['10:00', '11:00']),
});

describe('without a network', () => {
  const nunca = principal.getByText(/^Sem conexão\. Este período ainda não foi aberto/);
  const aviso = principal
    .getByRole('status')
    .filter({ hasText: 'mostrando o que já estava aberto' });

  const perderARede = async () => {
    responderAgenda([DAS_10]);
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    await expect.element(evento('Fechamento')).toBeVisible();
    conexao(false);
    await expect.element(aviso).toBeVisible();
  };

  it('a week that was never opened says so, and nothing of it is called free or counted', async () => {
    await perderARede();
    await botao('Próxima semana').click();
    await expect.element(nunca).toBeVisible();
    await expect.element(principal.getByText(/livre/)).not.toBeInTheDocument();
    await expect.element(principal.getByText(/^0 agendamentos/)).not.toBeInTheDocument();
  });

  it.each(['Mês', 'Lista', 'Dia'])('so does it in the view %s', async (visao) => {
    await perderARede();
    await botao('Próxima semana').click();
    await expect.element(nunca).toBeVisible();
    await botao(visao).click();
    await expect.element(botao(visao)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(nunca).toBeVisible();
    await expect.element(principal.getByText(/livre|Nenhum agendamento/)).not.toBeInTheDocument();
  });

  it('a week that was opened before is still shown, and the notice goes with the failure', async () => {
    await perderARede();
    await botao('Próxima semana').click();
    await expect.element(nunca).toBeVisible();
    await botao('Semana anterior').click();
    await expect.element(evento('Fechamento')).toBeVisible();
    await expect.element(aviso).toBeVisible();
    conexao(true);
    await expect.element(principal.getByText(/Sem conexão/)).not.toBeInTheDocument();
    await expect.element(aviso).not.toBeInTheDocument();
  });
});

describe('a period', () => {
  it('has no free day until its appointments are known', async () => {
    responderAgenda();
    const calendario = segurar(agendamentosEndpoints.calendario);
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    const livres = () =>
      naPagina('button[data-dia]').filter((dia) => dia.textContent?.includes('livre')).length;
    await expect.poll(() => naPagina('button[data-dia]').length).toBe(5);
    await expect.poll(() => calendario.presas).toBeGreaterThan(0);
    expect(livres()).toBe(0);
    calendario.soltar();
    await expect.poll(livres).toBe(5);
  });

  it('shows by default what was called off, which takes no free time', async () => {
    responderAgenda([umAgendamento({ ...DAS_10, status: 'CANCELADO' })]);
    await abrirPagina(`/agenda?data=${SEGUNDA}`);
    await expect.element(botao('Status: todos')).toBeVisible();
    await expect.element(evento('Fechamento')).toBeVisible();
    await expect
      .element(page.getByText('0 agendamentos · 1 cancelado ou remarcado · 50h livres'))
      .toBeVisible();
    const dia = principal.getByRole('button', {
      name: /^segunda-feira.*livre, 1 cancelado ou remarcado$/,
    });
    await expect.element(dia).toBeVisible();
    await userEvent.keyboard('m');
    await expect.element(page.getByRole('table')).toBeVisible();
    await expect.element(dia).toHaveAttribute('data-dia', SEGUNDA);
  });
});

describe('a link to an appointment', () => {
  it('opens it over its own week, in the step of the history that the link is', async () => {
    responderAgenda([DAS_10]);
    await abrirPagina('/kit');
    await irPara('/agenda?agendamento=1');
    await expect.element(gaveta('Agendamento')).toBeVisible();
    await expect.element(evento('Fechamento')).toBeInTheDocument();
    await expect.poll(parametros).toEqual({ data: SEGUNDA, agendamento: '1' });
    await userEvent.keyboard('{Escape}');
    await expect.element(evento('Fechamento')).toBeVisible();
    await expect.poll(parametros).toEqual({ data: SEGUNDA });
    history.back();
    await expect.poll(() => location.pathname).toBe('/kit');
  });

  it('shows the weekend for one that is on a Saturday', async () => {
    responderAgenda([
      umAgendamento({ id: 1, titulo: 'Plantão', ...noDia('2026-08-29', ['09:00', '10:00']) }),
    ]);
    await abrirPagina('/agenda?agendamento=1');
    await expect.element(gaveta('Agendamento')).toBeVisible();
    await expect.element(evento('Plantão')).toBeInTheDocument();
  });
});
