import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ENDERECO_NOVO } from '../../../features/agendamentos/agendamentos.endereco.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { iconeDe } from '../../icones.ts';
import { useMenu } from '../../layouts/use-menu.ts';
import { entradasDe } from '../../menus.ts';
import { INICIO } from '../../rotas.ts';
import classes from './inicio.module.css';

/** Ways to what the person may open and do from here. */
export function Atalhos() {
  const paginas = entradasDe(useMenu('lateral'))
    .filter(({ path }) => path !== INICIO)
    .map(({ path, rotulo }) => ({ para: path, rotulo, Icone: iconeDe(path) }));
  const podeCriar = usePode('agenda:criar');
  const atalhos = [
    ...(podeCriar ? [{ para: ENDERECO_NOVO, rotulo: 'Novo agendamento', Icone: IconPlus }] : []),
    ...paginas,
  ];
  return (
    <section className={classes.cartao} aria-labelledby="atalhos">
      <h2 id="atalhos" className={classes.cabecalho}>
        Atalhos
      </h2>
      {atalhos.length === 0 && (
        <p className={classes.vazio}>
          Nenhuma página liberada para você ainda. Fale com o administrador.
        </p>
      )}
      <ul className={classes.lista}>
        {atalhos.map(({ para, rotulo, Icone }) => (
          <li key={para}>
            <Link to={para} className={classes.atalho}>
              <Icone size={18} stroke={1.7} aria-hidden />
              {rotulo}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
