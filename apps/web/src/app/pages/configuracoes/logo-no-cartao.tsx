import { useQuery } from '@tanstack/react-query';
import { useFoto } from '../../../components/ui/foto.ts';
import { escritorioOptions } from '../../../features/configuracoes/configuracoes.queries.ts';
import classes from './painel.module.css';

/** The firm's logo at the corner of its card. */
export function LogoNoCartao() {
  const { data } = useQuery(escritorioOptions());
  const foto = useFoto(data?.logo_url ?? null, data?.tem_logo === true);
  return data?.tem_logo && foto && <img src={foto} alt="" className={classes.logo} />;
}
