import { Link } from 'react-router';
import classes from '../../../components/painel/cartao.module.css';
import { Cartao, VazioDoCartao } from '../../../components/painel/cartao.tsx';
import { useFavoritos } from '../../../features/favoritos/favoritos.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { podeAbrir } from '../../acesso.ts';
import { iconeDe } from '../../icones.ts';
import { rotaDe } from '../../rotas.ts';

/** The favourite pages that this person may open, in the order in which they were marked. */
export function Favoritos() {
  const ids = useFavoritos((estado) => estado.ids);
  const sessao = useSessao();
  const rotas = ids.map(rotaDe).filter((rota) => rota && podeAbrir(rota, sessao));
  return (
    <Cartao titulo="Favoritos">
      {rotas.length === 0 ? (
        <VazioDoCartao>
          <p>Nenhum favorito configurado. Use a estrela das páginas.</p>
        </VazioDoCartao>
      ) : (
        <ul className={classes.linhas}>
          {rotas.map((rota) => rota && <Favorito key={rota.path} {...rota} />)}
        </ul>
      )}
    </Cartao>
  );
}

function Favorito({ path, titulo }: { path: string; titulo: string }) {
  const Icone = iconeDe(path);
  return (
    <li>
      <Link to={path} className={classes.linha}>
        <Icone size={18} stroke={1.7} aria-hidden />
        <span>{titulo}</span>
      </Link>
    </li>
  );
}
