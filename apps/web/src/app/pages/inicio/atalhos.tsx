import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from '../../../components/painel/cartao.module.css';
import { Cartao } from '../../../components/painel/cartao.tsx';
import { ENDERECO_NOVO } from '../../../features/agendamentos/agendamentos.endereco.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { iconeDe } from '../../icones.ts';
import { useMenu } from '../../layouts/use-menu.ts';
import { entradasDe } from '../../menus.ts';
import { INICIO } from '../../rotas.ts';

/** In no menu (specification part 1 §2.3–2.4), so it is linked here. */
const FERRAMENTAS = '/ferramentas';

/** Ways to what the person may open and do from here. */
export function Atalhos() {
  const paginas = entradasDe(useMenu('lateral'))
    .filter(({ path }) => path !== INICIO)
    .map(({ path, rotulo }) => ({ para: path, rotulo, Icone: iconeDe(path) }));
  const podeCriar = usePode('agenda:criar');
  const atalhos = [
    ...(podeCriar ? [{ para: ENDERECO_NOVO, rotulo: 'Novo agendamento', Icone: IconPlus }] : []),
    ...paginas,
    { para: FERRAMENTAS, rotulo: 'Ferramentas', Icone: iconeDe(FERRAMENTAS) },
  ];
  return (
    <Cartao titulo="Atalhos" soNaTela>
      <ul className={classes.linhas}>
        {atalhos.map(({ para, rotulo, Icone }) => (
          <li key={para}>
            <Link to={para} className={classes.linha}>
              <Icone size={18} stroke={1.7} aria-hidden />
              <span>{rotulo}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
