package fitg.server.store;

import java.sql.Types;
import java.util.HexFormat;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.config.ConfigRegistry;
import org.jdbi.v3.core.mapper.ColumnMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;

/** How our records become rows and back: flags as numbers and hashes as hexadecimal text, alike on both databases. */
final class Rows {

    private static final HexFormat HEX = HexFormat.of();

    private Rows() {}

    static Jdbi over(DataSource source) {
        var jdbi = Jdbi.create(source);
        jdbi.registerArgument(new Flags());
        jdbi.registerArgument(new Hashes());
        jdbi.registerColumnMapper(byte[].class, HASHES);
        jdbi.registerRowMapper(ConstructorMapper.factory(GameRow.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(SeatRow.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(ListedGame.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(JournalEntry.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(ChatLine.class));
        // A message with the arguments would carry secrets into the log.
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
        return jdbi;
    }

    static String hex(byte[] hash) {
        return HEX.formatHex(hash);
    }

    private static final ColumnMapper<byte[]> HASHES = (row, column, _) -> {
        var text = row.getString(column);
        return text == null ? null : HEX.parseHex(text);
    };

    private static final class Flags extends AbstractArgumentFactory<Boolean> {

        Flags() {
            super(Types.INTEGER);
        }

        @Override
        protected Argument build(Boolean flag, ConfigRegistry config) {
            return (position, statement, _) -> statement.setInt(position, flag ? 1 : 0);
        }
    }

    private static final class Hashes extends AbstractArgumentFactory<byte[]> {

        Hashes() {
            super(Types.VARCHAR);
        }

        @Override
        protected Argument build(byte[] hash, ConfigRegistry config) {
            return (position, statement, _) -> statement.setString(position, hex(hash));
        }
    }
}
