import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { Link } from 'react-router';
import { Secao } from '../../../components/painel/secao.tsx';
import { DENSIDADES, NOME_DA_DENSIDADE } from '../../../components/tabela/densidade.ts';
import { mudarConfiguracao, useConfiguracao } from '../../../lib/configuracao.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { podeProcurar } from '../../acesso.ts';
import { temPagina } from '../../rotas/rota.ts';
import { INICIO, ROTAS } from '../../rotas.ts';
import classes from './preferencias.module.css';

/** The pages of the menus that the person may open by their name alone. */
const usePaginas = () =>
  useSessao((sessao) =>
    ROTAS.filter(temPagina)
      .filter((rota) => rota.guarda === 'staff' && rota.menu && podeProcurar(rota, sessao))
      .map(({ path }) => path)
      .join(),
  )
    .split(',')
    .flatMap((path) => ROTAS.filter(temPagina).filter((rota) => rota.path === path))
    .map(({ path, titulo }) => ({ value: path, label: titulo }));

/** The tab 'Preferências': what holds on every device of the person, saved as it is chosen. */
export default function Preferencias() {
  const layout = useConfiguracao(({ config }) => config?.layout);
  const paginas = usePaginas();
  if (!layout) return null;
  const { start_page, table_density } = layout;
  return (
    <Secao
      titulo="Preferências"
      descricao={
        <>
          Valem em todos os seus aparelhos. Cores e fundo ficam em{' '}
          <Link to="/personalizacao">Personalização</Link>, e por onde você é avisado, em{' '}
          <Link to="/configuracoes/notificacoes">Notificações</Link>.
        </>
      }
    >
      <div className={classes.campos}>
        <Select
          label="Página inicial"
          description="Onde você começa depois de entrar."
          data={paginas}
          allowDeselect={false}
          // One that may not be opened any more is passed over at the sign-in.
          value={paginas.some(({ value }) => value === start_page) ? start_page : INICIO}
          onChange={(pagina) => pagina && mudarConfiguracao({ layout: { start_page: pagina } })}
        />
        <fieldset className={classes.opcoes}>
          <legend>Densidade das tabelas</legend>
          <p className={classes.apoio}>Vale onde a tabela não tem outra escolhida.</p>
          {DENSIDADES.map((densidade) => (
            <label key={densidade}>
              <input
                type="radio"
                name="densidade-das-tabelas"
                checked={table_density === densidade}
                onChange={() => mudarConfiguracao({ layout: { table_density: densidade } })}
              />
              {NOME_DA_DENSIDADE[densidade]}
            </label>
          ))}
        </fieldset>
      </div>
    </Secao>
  );
}
